import { Breadcrumb } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Props = { title: string; breadcrumbs?: readonly { label: string; to: string }[]; titleExtra?: ReactNode; actions?: ReactNode }

/** The top of a screen: breadcrumbs, its only h1, action buttons. */
export function PageHeader({ title, breadcrumbs = [], titleExtra, actions }: Props) {
  const { t } = useTranslation()
  return (
    <header className="page-header">
      {breadcrumbs.length > 0 && (
        <nav aria-label={t('nav.breadcrumbs')} className="page-breadcrumbs">
          <Breadcrumb items={breadcrumbs.map(({ label, to }) => ({ title: <Link to={to}>{label}</Link> }))} />
        </nav>
      )}
      <div className="page-title">
        {/* Screens of the same component need a new heading element each. */}
        <h1 key={title} dir="auto">
          {title}
        </h1>
        {titleExtra}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}
