import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { introCookie } from '../server/cookies.server.ts'

/** Remembers that this visitor has skipped the intro pages. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  return redirect(localPath(form.get('redirect_to'), pages.home()), { headers: { 'set-cookie': introCookie.write() } })
}

export const loader = () => redirect(pages.home())
