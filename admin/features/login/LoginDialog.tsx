import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { sessionRenewal } from '../../api/session-renewal.ts'
import { useAdmin } from '../../auth/useAdmin.ts'

const OpenLoginDialog = lazy(async () => ({ default: (await import('./OpenLoginDialog.tsx')).OpenLoginDialog }))

/** Asks for the password over the open page when the session has ended. What was typed stays; what was rejected is sent again. */
export function LoginDialog() {
  const isPending = useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.isPending)
  const { data: admin } = useAdmin()
  const [phone, setPhone] = useState('')
  // The profile is forgotten once its session has ended.
  if (admin && admin.phone !== phone) setPhone(admin.phone)
  if (!isPending) return null
  return (
    <Suspense>
      <OpenLoginDialog phone={phone} />
    </Suspense>
  )
}
