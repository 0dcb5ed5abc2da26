import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Button } from '../ui/Button.tsx'

/** Says that the data of a field could not be loaded, with a button that loads the page's data again. What is typed stays. */
export function LoadFailed({ text }: { text: string }) {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  return (
    <span role="alert" className="flex flex-wrap items-center gap-3 rounded-control bg-caution-soft p-3 text-caution">
      <span className="grow">{text}</span>
      <Button type="button" tone="plain" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('connection.retry')}
      </Button>
    </span>
  )
}
