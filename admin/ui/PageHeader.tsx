import { PageHeader as RefinePageHeader } from '@refinedev/antd'
import { type Page, pageProps } from './page-props.tsx'

/** The top of a screen that is no list, form or row. */
export function PageHeader(page: Page) {
  const { title, breadcrumb, headerButtons, headerProps } = pageProps(page)
  return <RefinePageHeader {...headerProps} title={title} breadcrumb={breadcrumb} extra={headerButtons()} />
}
