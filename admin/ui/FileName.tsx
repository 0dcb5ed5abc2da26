import { fileNameParts } from '@wasl/shared/i18n/file-name.ts'
import { useLocale } from './useLocale.ts'

/** The name of a file, whose extension reads after it in Arabic and in English. */
export function FileName({ children }: { children: string }) {
  const { locale } = useLocale()
  const { dir, stem, ending } = fileNameParts(children, locale)
  return (
    <bdi dir={dir}>
      <bdi>{stem}</bdi>
      <bdi dir="ltr">{ending}</bdi>
    </bdi>
  )
}
