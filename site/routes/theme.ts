import { type ActionFunctionArgs, redirect } from 'react-router'
import { themeCookie } from '../server/cookies.server.ts'
import { localPath } from '../ui/local-path.ts'

/** Keeps a choice of light or dark and shows the same page again. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const theme = form.get('theme') === 'dark' ? 'dark' : 'light'
  return redirect(localPath(form.get('to'), '/'), { headers: { 'set-cookie': await themeCookie.serialize(theme) } })
}

export const loader = () => redirect('/')
