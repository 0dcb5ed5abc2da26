import { groupIban } from '@wasl/shared/rules/iban.ts'
import { Ltr } from './Ltr.tsx'

/** An IBAN in groups of four, as banks print it. */
export const Iban = ({ value, className = '' }: { value: string; className?: string }) => (
  <Ltr className={`tabular-nums ${className}`}>{groupIban(value)}</Ltr>
)
