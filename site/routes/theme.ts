import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { themeCookie } from '../server/cookies.server.ts'

/** Stores the chosen theme and redirects back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const theme = form.get('theme') === 'dark' ? 'dark' : 'light'
  return redirect(localPath(form.get('redirect_to'), pages.home()), { headers: { 'set-cookie': await themeCookie.serialize(theme) } })
}

export const loader = () => redirect(pages.home())
