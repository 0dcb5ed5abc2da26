import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { FileLinks } from './FileLinks.tsx'

/** The ordered services with answers and files. */
export function OrderItems({ items }: { items: OrderPage['items'] }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Card title={t('page.items')}>
      <ol className="flex flex-col divide-y divide-line">
        {items.map((item, index) => (
          <li key={item.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <h3 className="flex items-center gap-2.5">
              <span className="grid size-7 place-items-center rounded-full bg-brand-soft text-sm text-brand">{index + 1}</span>
              {text(item.service.name)}
            </h3>
            {item.note && (
              <p dir="auto" className="whitespace-pre-line">
                {item.note}
              </p>
            )}
            {item.answers.length > 0 && (
              <dl className="grid gap-3 sm:grid-cols-2">
                {item.answers.map((answer) => (
                  <div key={answer.question.en}>
                    <dt className="text-sm text-muted">{text(answer.question)}</dt>
                    <dd dir="auto" className="whitespace-pre-line">
                      {answer.choice ?? answer.text ?? (answer.files.length === 0 ? t('page.noAnswer') : null)}
                      <FileLinks files={answer.files} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <FileLinks files={item.files} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
