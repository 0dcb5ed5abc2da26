import type { Localized } from '@wasl/shared/units.ts'
import { useText } from '../i18n/locale.ts'

/** What happens when a deadline ends, and what stops it. */
export function DeadlineNote({ note }: { note: Localized | null }) {
  const text = useText()
  return note && <p className="text-sm text-muted">{text(note)}</p>
}
