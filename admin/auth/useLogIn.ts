import { useInvalidateAuthStore } from '@refinedev/core'
import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../api/error-message.ts'
import { type Credentials, isCodeRequired, logIn } from './session.ts'

/** Logs in with credentials and asks for the two-factor code where it is needed. `busyPhone`: who is being logged in. */
export function useLogIn(onLoggedIn: () => void) {
  const { t } = useTranslation()
  const refreshSession = useInvalidateAuthStore()
  const [error, setError] = useState('')
  const [busyPhone, setBusyPhone] = useState('')
  const [needsCode, setNeedsCode] = useState(false)

  const submit = async ({ phone, password, code }: Credentials) => {
    setBusyPhone(phone)
    setError('')
    try {
      await logIn({ phone: latinDigits(phone).trim(), password, ...(code && { code }) })
      await refreshSession()
      onLoggedIn()
    } catch (failure) {
      // The first time, the code is not an error: its field was not shown yet.
      if (needsCode || !isCodeRequired(failure)) setError(errorMessage(failure, t))
      setNeedsCode(needsCode || isCodeRequired(failure))
      setBusyPhone('')
    }
  }
  return { submit, error, busyPhone, needsCode }
}
