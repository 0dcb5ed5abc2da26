import { PageHeader as RefinePageHeader } from '@refinedev/antd'
import { Breadcrumb } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export type Page = { title: string; breadcrumbs?: readonly { label: string; to: string }[]; titleExtra?: ReactNode; actions?: ReactNode }

/**
 * What the pages of @refinedev/antd (`List`, `Create`, `Edit`, `Show`) have in common here: breadcrumbs, the only h1 of the screen with what follows it,
 * and the action buttons.
 */
export function pageProps({ title, breadcrumbs = [], titleExtra, actions }: Page) {
  return {
    title: (
      <div className="page-title">
        {/* Screens of the same component need a new heading element each. */}
        <h1 key={title} dir="auto">
          {title}
        </h1>
        {titleExtra}
      </div>
    ),
    breadcrumb: <Breadcrumbs items={breadcrumbs} />,
    headerButtons: () => actions && <div className="page-actions">{actions}</div>,
    headerProps: { className: 'page', backIcon: false },
  }
}

function Breadcrumbs({ items }: { items: NonNullable<Page['breadcrumbs']> }) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="page-breadcrumbs">
      <Breadcrumb items={items.map(({ label, to }) => ({ title: <Link to={to}>{label}</Link> }))} />
    </nav>
  )
}

/** For `Create`, `Edit` and `Show`, whose content has cards and buttons of its own: no card around it, no buttons below it. */
export const plainContent = { contentProps: { className: 'page-content', actions: [] }, footerButtons: () => null }

/** The top of a screen that is no list, form or row. */
export function PageHeader(page: Page) {
  const { title, breadcrumb, headerButtons, headerProps } = pageProps(page)
  return <RefinePageHeader {...headerProps} title={title} breadcrumb={breadcrumb} extra={headerButtons()} />
}
