import { Breadcrumb } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Props = { title: string; path?: readonly { label: string; to: string }[]; beside?: ReactNode; actions?: ReactNode }

/** The head of a screen: the way back, its one heading, what can be done. */
export function PageHead({ title, path = [], beside, actions }: Props) {
  const { t } = useTranslation()
  return (
    <header className="page-head">
      {path.length > 0 && (
        <nav aria-label={t('nav.path')} className="page-path">
          <Breadcrumb items={path.map(({ label, to }) => ({ title: <Link to={to}>{label}</Link> }))} />
        </nav>
      )}
      <div className="page-title">
        {/* Another screen has another heading, though the same parts draw both. */}
        <h1 key={title} dir="auto">
          {title}
        </h1>
        {beside}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
