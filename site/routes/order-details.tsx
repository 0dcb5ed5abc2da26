import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { orderPath } from '../notifications/notification-link.ts'
import { sessionContext } from '../server/session.server.ts'

/** The link target of notifications about orders: redirects to the order, or to all orders. Source: specification, section 2. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(pathIn(context.get(sessionContext).locale, orderPath(new URL(request.url).searchParams.get('id'))))
}
