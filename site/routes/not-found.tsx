import { data } from 'react-router'

const missing = () => data(null, { status: 404 })

/** Every path that nothing else answers. The error page says which. */
export function loader() {
  throw missing()
}

/** A form posted to nowhere: without this it would answer 405 with no page. */
export function action() {
  throw missing()
}

export default function NotFound() {
  return null
}
