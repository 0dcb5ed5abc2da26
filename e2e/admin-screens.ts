import { resources } from '@wasl/resources/index.ts'
import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
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

const standaloneScreen = (name: string, path = `/${name}`): ScreenAddress => ({
  name: `admin-${name}`,
  route: `admin${path}`,
  path: `/admin${path}`,
})
const importable = Object.values<AnyResource>(resources).find(canImport)

/** The screens of the back office that belong to no resource, and the import of one resource for all. */
export const standaloneScreens: readonly ScreenAddress[] = [
  standaloneScreen('dashboard', ''),
  standaloneScreen('settings', `/${settingsForm.name}`),
  standaloneScreen('account'),
  ...Object.keys(reports).map((kind) => standaloneScreen(`report-${kind}`, `/reports/${kind}`)),
  ...(importable ? [standaloneScreen('import', `/${importable.name}/import`)] : []),
  standaloneScreen('not-found', '/no-such-screen'),
]

/** Every screen of one resource for a super admin, given the id of its first row. */
export function resourceScreens({ name, access }: AnyResource, id: string | undefined): ScreenAddress[] {
  const screen = (action: string, path: string): ScreenAddress => ({
    name: `${name}-${action}`,
    route: `admin/${name}/${action}`,
    path: `/admin/${name}${path}`,
  })
  return [
    // A few rows are enough, and faster.
    screen('list', '?pageSize=5'),
    ...(access.create === false ? [] : [screen('create', '/create')]),
    ...(id ? [screen('show', `/${id}`)] : []),
    ...(id && access.edit !== false ? [screen('edit', `/${id}/edit`)] : []),
  ]
}
