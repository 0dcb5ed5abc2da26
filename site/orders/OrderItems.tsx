import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { UserText } from '../ui/UserText.tsx'

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
              <p>
                <UserText>{item.note}</UserText>
              </p>
            )}
            {item.answers.length > 0 && (
              <dl className="grid gap-3 sm:grid-cols-2">
                {item.answers.map((answer) => (
                  <div key={answer.question.en}>
                    <dt className="text-sm text-muted">{text(answer.question)}</dt>
                    <dd>
                      <AnswerText answer={answer} />
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

/** The answer in the user’s language: the chosen option, the number with its unit, or the client's own text. */
function AnswerText({ answer: { choice, number, unit, text, files } }: { answer: OrderPage['items'][number]['answers'][number] }) {
  const { t } = useTranslation('orders')
  const inLocale = useText()
  if (choice) return <bdi>{inLocale(choice)}</bdi>
  if (number !== null) return <bdi>{unit ? `${formatCount(number)} ${inLocale(unit)}` : formatCount(number)}</bdi>
  if (text) return <UserText>{text}</UserText>
  return files.length === 0 ? t('page.noAnswer') : null
}
