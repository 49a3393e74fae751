import { z } from 'zod'

/** Every error that the server sends (RFC 9457), with its status and title. */
export const PROBLEMS = {
  bad_request: { status: 400, title: 'The request cannot be understood' },
  page_out_of_range: { status: 400, title: 'There is no such page' },
  signed_out: { status: 401, title: 'Sign in first' },
  foreign_origin: { status: 403, title: 'This request did not come from the site' },
  not_yours: { status: 403, title: 'This belongs to someone else' },
  not_found: { status: 404, title: 'There is nothing here' },
  unknown_scholarship: { status: 404, title: 'There is no such scholarship' },
  method_not_allowed: { status: 405, title: 'This address does not support that method' },
  too_slow: { status: 408, title: 'The request took too long to arrive' },
  only_sign_in: { status: 409, title: 'This is your only way to sign in' },
  list_full: { status: 409, title: 'Your list is full' },
  too_large: { status: 413, title: 'The request is too large' },
  address_too_long: { status: 414, title: 'The address is too long' },
  unsupported_media_type: { status: 415, title: 'Send JSON' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  overloaded: { status: 503, title: 'Too many requests at once' },
  unavailable: { status: 503, title: 'Not available at the moment' },
} as const

export type ProblemCode = keyof typeof PROBLEMS

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('What to do about it'),
  // Object.keys loses the type of the keys.
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  pages: z.int().optional().describe('With page_out_of_range: the last page'),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>
