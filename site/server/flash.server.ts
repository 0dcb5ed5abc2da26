import { redirect } from 'react-router'
import type { ToastText } from '../ui/page-info.ts'
import { toastCookie } from './cookies.server.ts'

/** Goes to a page and says one thing there for three seconds. */
export async function redirectWithToast(path: string, text: string, tone: ToastText['tone'] = 'good', headers: [string, string][] = []) {
  const cookie = await toastCookie.serialize({ tone, text, at: Date.now() } satisfies ToastText)
  return redirect(path, { headers: [...headers, ['set-cookie', cookie]] })
}
