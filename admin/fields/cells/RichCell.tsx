import { plainText } from '@wasl/shared/registry/plain-text.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { LocalizedCell } from './LocalizedCell.tsx'

/** What is read of a formatted text, without its marks. */
export const RichCell = ({ value }: { value: Localized }) => <LocalizedCell value={{ ar: plainText(value.ar), en: plainText(value.en) }} />
