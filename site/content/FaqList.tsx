import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { JsonLd } from '../ui/JsonLd.tsx'

/** Questions with collapsible answers; works without a script. */
export function FaqList({ faqs }: { faqs: HomePage['faqs'] }) {
  const text = useText()
  return (
    <div className="flex flex-col gap-3">
      {faqs.map((faq) => (
        <details key={faq.id} name="faq" className="group card open:border-brand">
          <summary className="flex items-center justify-between gap-4 rounded-card px-5 py-4 font-medium">
            {text(faq.question)}
            <Icon name="down" className="text-brand transition-transform group-open:rotate-180" />
          </summary>
          <p className="px-5 pb-5 text-muted">{text(faq.answer)}</p>
        </details>
      ))}
      <JsonLd
        type="FAQPage"
        mainEntity={faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: text(question),
          acceptedAnswer: { '@type': 'Answer', text: text(answer) },
        }))}
      />
    </div>
  )
}
