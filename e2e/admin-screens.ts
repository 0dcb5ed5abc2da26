import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { canImport } from '@wasl/shared/registry/row-title.ts'
import { reports } from '@wasl/shared/reports.ts'
import { isFullRun } from './full-run.ts'
import { operatedFeatures, type SampledResource, sampleResources } from './resource-sample.ts'
import type { ScreenAddress } from './screen-addresses.ts'

/** Every resource of the registry. */
export const allResources: readonly AnyResource[] = Object.values<AnyResource>(resources)
const sample = sampleResources(allResources)

/** The resources that the browser tests open, by menu group: a sample that has everything the registry generates, or all in a full run. */
export const testedResources: readonly (readonly [group: string, members: readonly AnyResource[]])[] = [
  ...Map.groupBy(isFullRun ? allResources : sample.map(({ resource }) => resource), ({ group }) => group),
]

const operatedSample = sampleResources(allResources, operatedFeatures)

/** The resources whose rows the browser tests create, edit and delete, with what each is tested for: a sample of what the scenarios operate, or all in a full run. */
export const operatedResources: readonly SampledResource[] = isFullRun
  ? allResources.map((resource) => ({ resource, reasons: operatedFeatures(resource) }))
  : operatedSample

const standaloneScreen = (name: string, path: string): ScreenAddress => ({
  name: `admin-${name}`,
  route: `admin${path}`,
  path: inBackOffice(path),
})
const importable = Object.values<AnyResource>(resources).find(canImport)

/** The screens of the back office that belong to no resource, and the import of one resource for all. */
export const standaloneScreens: readonly ScreenAddress[] = [
  standaloneScreen('dashboard', adminPages.home()),
  standaloneScreen('settings', adminPages.settings()),
  standaloneScreen('account', adminPages.account()),
  ...Object.keys(reports).map((kind) => standaloneScreen(`report-${kind}`, adminPages.report({ kind }))),
  ...(importable ? [standaloneScreen('import', adminPages.import({ resource: importable.name }))] : []),
  standaloneScreen('not-found', '/no-such-screen'),
]

/** Every screen of one resource for a super admin, given the id of its first row. */
export function resourceScreens({ name, access }: AnyResource, id: string | undefined): ScreenAddress[] {
  const screen = (action: string, path: string): ScreenAddress => ({
    name: `${name}-${action}`,
    route: `admin/${name}/${action}`,
    path: inBackOffice(path),
  })
  return [
    // A few rows are enough, and faster.
    screen('list', adminPages.list({ resource: name, pageSize: 5 })),
    ...(access.create === false ? [] : [screen('create', adminPages.create({ resource: name }))]),
    ...(id ? [screen('show', adminPages.show({ resource: name, id }))] : []),
    ...(id && access.edit !== false ? [screen('edit', adminPages.edit({ resource: name, id }))] : []),
  ]
}
