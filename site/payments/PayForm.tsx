import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import type { IconName } from '../ui/icons.ts'

type PayFormProps = {
  intent: string
  icon: IconName
  /** Of the order that is paid, if it is one. */
  version?: number
  idempotencyKey: string
  couponCode?: string | null
  failure: ApiFailure | null
  button: string
  children: ReactNode
}

/** Pays what is due in one way. */
export function PayForm({ intent, icon, version, idempotencyKey, couponCode, failure, button, children }: PayFormProps) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <ActionForm method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {couponCode && <input type="hidden" name="coupon_code" value={couponCode} />}
      {failure && (
        <p role="alert" className="font-medium text-bad">
          {failure.errors.coupon_code ?? failure.errors.method ?? failure.msg}
        </p>
      )}
      {children}
      <Button size="large" icon={icon} busy={busy} className="w-full sm:w-auto sm:self-start">
        {button}
      </Button>
    </ActionForm>
  )
}
