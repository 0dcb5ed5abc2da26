import { useTranslation } from 'react-i18next'

/** The stack of in-app alerts and the bell they ring, at the page's end corner. Empty for guests. */
export function AlertStack() {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('alerts')}
      aria-live="polite"
      className="pointer-events-none fixed end-4 top-20 z-40 flex w-88 max-w-[calc(100vw-2rem)] flex-col gap-3 no-print"
    />
  )
}
