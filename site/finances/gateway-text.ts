import { gatewayNames } from '@wasl/shared/contract/choices.ts'
import type { TFunction } from 'i18next'

/** The name of a payment gateway; as stored for those without a text. */
export function gatewayText(t: TFunction<'finances'>, gateway: string): string {
  const known = gatewayNames.find((name) => name === gateway)
  return known ? t(`gateway.${known}`) : gateway
}
