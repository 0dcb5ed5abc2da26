import { plainText } from '@wasl/shared/registry/plain-text.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { LocalizedCell } from './LocalizedCell.tsx'

/** Rich text as plain text. */
export const RichTextCell = ({ value }: { value: Localized }) => (
  <LocalizedCell value={{ ar: plainText(value.ar), en: plainText(value.en) }} />
)
