import { data } from 'react-router'
import type { PageHandle } from '../ui/root-data.ts'

const missing = () => data(null, { status: 404 })

export const handle: PageHandle = { guestTexts: [] }

/** Renders the 404 page for every other path. */
export function loader() {
  throw missing()
}

/** Without an action, a form posted here would get a bare 405. */
export function action() {
  throw missing()
}

export default function NotFound() {
  return null
}
