import { useTranslation } from 'react-i18next'

/** Names of the fields in the summary of errors. `localized`: those that have an input for each language. */
export function useSummaryLabels(labels: Readonly<Record<string, string>>, localized: readonly string[]): Record<string, string> {
  const { t } = useTranslation('products')
  const both = localized.flatMap((name) =>
    (['ar', 'en'] as const).map((locale) => [`${name}.${locale}`, `${labels[name]} (${t(`language.${locale}`)})`]),
  )
  return { ...Object.fromEntries(both), ...labels }
}
