import { type UseListProps, type UseOneProps, useDelete, useList, useMany, useOne, useUpdate } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { Fields, RowOf } from '@wasl/shared/registry/fields.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { dataProvider } from './http.ts'

// The client of every generated resource: each hook takes the declaration, and its rows have the types of the fields in it.

type Declared<F extends Fields> = { name: string; fields: F }
type Stored = { readonly id: string; readonly version: number; readonly created_at: string; readonly updated_at: string }

/** A row of a declared resource, with the types of its fields; those of a screen for all resources are unknown. */
export type Row<F extends Fields = Fields> = { readonly id: string } & (string extends keyof F ? AnyRow : Stored & RowOf<F>)

type RowOptions<F extends Fields> = Pick<UseOneProps<Row<F>, ApiError, Row<F>>, 'queryOptions'>
type ListOptions<F extends Fields> = Pick<UseListProps<Row<F>, ApiError, Row<F>>, 'filters' | 'sorters' | 'pagination' | 'queryOptions'>

/** One row; the screen shows a failure itself. */
export const useRow = <F extends Fields>({ name }: Declared<F>, id: string, options: RowOptions<F> = {}) =>
  useOne<Row<F>, ApiError>({ resource: name, id, errorNotification: false, ...options })

/** A page of rows; the screen shows a failure itself. */
export const useRowList = <F extends Fields>({ name }: Declared<F>, options: ListOptions<F>) =>
  useList<Row<F>, ApiError>({ resource: name, errorNotification: false, ...options })

/** The rows with these ids; none until they are loaded. */
export const useRows = <F extends Fields>({ name }: Declared<F>, ids: readonly string[]): readonly Row<F>[] =>
  useMany<Row<F>>({ resource: name, ids: [...ids], queryOptions: { enabled: ids.length > 0 } }).result.data

/** Changed values, and the version that they were made to. */
type Changes<F extends Fields> = { version: unknown } & (string extends keyof F ? AnyRow : Partial<RowOf<F>>)

/** The screen waits for the response and shows the result itself. */
const awaited = { mutationMode: 'pessimistic', successNotification: false, errorNotification: false } as const

/** Saves changes of a row; returns the row after them. */
export function useUpdateRow<F extends Fields>({ name }: Declared<F>) {
  const { mutateAsync, mutation } = useUpdate<Row<F>, ApiError, Changes<F>>({ resource: name, ...awaited })
  const update = async (id: string, values: Changes<F>): Promise<Row<F>> => (await mutateAsync({ id, values })).data
  return { update, isSaving: mutation.isPending }
}

/** Returns a function that deletes a row. */
export function useRemoveRow<F extends Fields>({ name }: Declared<F>): (id: string) => Promise<void> {
  const { mutateAsync } = useDelete<Row<F>, ApiError>()
  return async (id) => void (await mutateAsync({ resource: name, id, ...awaited }))
}

/** The row as it is stored now. */
export const fetchRow = async <F extends Fields>({ name }: Declared<F>, id: string): Promise<Row<F>> =>
  (await dataProvider.getOne<Row<F>>({ resource: name, id })).data

/** Saves changes of a row, outside of a screen's own state. */
export async function updateRow<F extends Fields>({ name }: Declared<F>, id: string, changes: Changes<F>): Promise<void> {
  await dataProvider.update({ resource: name, id, variables: changes })
}

/** The rows with these ids, outside of a screen's own state. */
export const fetchRows = async <F extends Fields>({ name }: Declared<F>, ids: readonly string[]): Promise<readonly Row<F>[]> =>
  (await dataProvider.getMany<Row<F>>({ resource: name, ids: [...ids] })).data
