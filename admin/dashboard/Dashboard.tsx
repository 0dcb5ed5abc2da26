import { useGetIdentity } from '@refinedev/core'
import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { riyadhClock } from '../kinds/format.ts'
import { declarationOf, declarations } from '../parts/declarations.ts'
import { PageHead } from '../parts/PageHead.tsx'
import type { AdminProfile } from '../session/admin.ts'
import { useMay } from '../session/useMay.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { Counts } from './Counts.tsx'
import { Newest } from './Newest.tsx'

/** What moves by itself, and is looked at first. */
const watched = ['orders', 'audit-entries']
const noon = 12

/** The first page: a greeting, how much there is of everything this admin may list, and the newest of what moves. */
export function Dashboard() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.title'))
  const { data: admin } = useGetIdentity<AdminProfile>()
  const may = useMay()
  const open = declarations.filter((declaration) => may(declaration, 'list') === null)
  if (!admin) return null
  const isMorning = riyadhClock(new Date().toISOString()).hour() < noon
  return (
    <>
      <PageHead title={t(isMorning ? 'dashboard.morning' : 'dashboard.evening', { name: admin.name })} />
      {open.length === 0 ? (
        <Result status="info" title={t('dashboard.noPermissions')} subTitle={t('dashboard.noPermissionsLead')} />
      ) : (
        <>
          <p className="lead">{t('dashboard.lead')}</p>
          <Counts declarations={open} />
          <div className="newest">
            {watched
              .map(declarationOf)
              .map(
                (declaration) => declaration && open.includes(declaration) && <Newest key={declaration.name} declaration={declaration} />,
              )}
          </div>
        </>
      )}
    </>
  )
}
