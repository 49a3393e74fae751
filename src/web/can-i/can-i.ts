export { CanIPage } from './can-i-page.tsx'
export { Fit } from './verdicts.tsx'
