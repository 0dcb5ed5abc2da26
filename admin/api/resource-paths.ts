/** The paths of a resource's screens, relative to `/admin`. */
export const resourcePaths = {
  list: (name: string): string => `/${name}`,
  /** `preset`: the relations that the form starts with. */
  create: (name: string, preset: Readonly<Record<string, string>> = {}): string =>
    `/${name}/create${Object.keys(preset).length > 0 ? `?${new URLSearchParams(preset)}` : ''}`,
  copy: (name: string, id: string): string => `/${name}/create?copy=${id}`,
  import: (name: string): string => `/${name}/import`,
  /** The import of the rows that come with the app. */
  importReady: (name: string): string => `/${name}/import?ready`,
  show: (name: string, id: string): string => `/${name}/${id}`,
  /** The screen that reviews this row, or the one that waits longest. */
  review: (name: string, id = ''): string => `/${name}/review${id && `/${id}`}`,
  edit: (name: string, id: string): string => `/${name}/${id}/edit`,
}
