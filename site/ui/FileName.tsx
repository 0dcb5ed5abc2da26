import { fileNameParts } from '@wasl/shared/i18n/file-name.ts'
import { useLocale } from '../i18n/locale.ts'

/** The name of a file, whose extension reads after it in Arabic and in English. */
export function FileName({ children, className }: { children: string; className?: string }) {
  const { dir, stem, ending } = fileNameParts(children, useLocale())
  return (
    <bdi dir={dir} className={className}>
      <bdi>{stem}</bdi>
      <bdi dir="ltr">{ending}</bdi>
    </bdi>
  )
}
