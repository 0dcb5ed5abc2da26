import './dashboard.css'
import { useGetIdentity } from '@refinedev/core'
import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../app/usePageTitle.ts'
import type { AdminProfile } from '../../auth/current-admin.ts'
import { useMayPage } from '../../auth/useCanOpenPage.ts'
import { useMay } from '../../auth/useDenial.ts'
import { riyadhClock } from '../../fields/format.ts'
import { declarations } from '../../resources/declarations.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Counts } from './Counts.tsx'
import { Figures } from './Figures.tsx'
import { NewestLists } from './NewestLists.tsx'

const noon = 12

/** The first page: a greeting, the figures of the month and what waits, the newest of what moves. Who may not see figures gets its own doors. */
export function Dashboard() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.title'))
  const { data: admin } = useGetIdentity<AdminProfile>()
  const may = useMay()
  const seesFigures = useMayPage('dashboard.show')
  const open = declarations.filter((declaration) => may(declaration, 'list') === null)
  if (!admin) return null
  const isMorning = riyadhClock(new Date().toISOString()).hour() < noon
  return (
    <>
      <PageHead title={t(isMorning ? 'dashboard.morning' : 'dashboard.evening', { name: admin.name })} />
      {open.length === 0 && !seesFigures ? (
        <Result status="info" title={t('dashboard.noPermissions')} subTitle={t('dashboard.noPermissionsLead')} />
      ) : (
        <>
          <p className="lead">{t('dashboard.lead')}</p>
          {seesFigures ? <Figures /> : <Counts declarations={open} />}
          <NewestLists open={open} />
        </>
      )}
    </>
  )
}
