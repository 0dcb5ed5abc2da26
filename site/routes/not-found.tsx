import { data } from 'react-router'

/** Every path that nothing else answers. The error page says which. */
export function loader() {
  throw data(null, { status: 404 })
}

// Without an action a form posted to nowhere would answer 405 with no page.
export const action = loader

export default function NotFound() {
  return null
}
