/** What the development sign-in asks each browser for, once. The server is told it when it is started. */
export const SIGN_IN_CODE = 'the-code-of-the-journeys'
