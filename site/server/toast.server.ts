import { redirect } from 'react-router'
import type { ToastMessage } from '../ui/root-data.ts'
import { toastCookie } from './cookies.server.ts'

/** Redirects to a page that shows a toast for three seconds. */
export async function redirectWithToast(path: string, text: string, tone: ToastMessage['tone'] = 'good', headers: [string, string][] = []) {
  const cookie = await toastCookie.serialize({ tone, text, at: Date.now() } satisfies ToastMessage)
  return redirect(path, { headers: [...headers, ['set-cookie', cookie]] })
}
