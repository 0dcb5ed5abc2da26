import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pathIn } from '../locale.ts'
import { orderPath } from '../notifications/notice-link.ts'
import { sessionContext } from '../session.server.ts'

/** Where alerts about an order lead: on to that order, or to all of them. Source: specification, section 2. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(pathIn(context.get(sessionContext).locale, orderPath(new URL(request.url).searchParams.get('id'))))
}
