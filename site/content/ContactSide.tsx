import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const notes = [
  { key: 'answer', icon: 'clock', leads: null },
  { key: 'order', icon: 'list', leads: { to: '/orders', words: 'contact.side.order.link' } },
  { key: 'questions', icon: 'info', leads: { to: '/#faq', words: 'contact.side.questions.link' } },
] as const

/** What to know before writing: how soon an answer comes, and where some answers are already. */
export function ContactSide() {
  const { t } = useTranslation()
  return (
    <aside className="flex flex-col gap-3">
      {notes.map(({ key, icon, leads }) => (
        <div key={key} className="card flex gap-4 p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
            <Icon name={icon} size={22} />
          </span>
          <div>
            <h2 className="text-base">{t(`contact.side.${key}.title`)}</h2>
            <p className="text-muted">{t(`contact.side.${key}.text`)}</p>
            {leads && (
              <PageLink to={leads.to} className="mt-1 inline-block font-medium text-brand underline underline-offset-4">
                {t(leads.words)}
              </PageLink>
            )}
          </div>
        </div>
      ))}
    </aside>
  )
}
