/** The address of each screen of a resource, below `/admin`. */
export const addressOf = {
  list: (name: string): string => `/${name}`,
  create: (name: string): string => `/${name}/create`,
  copy: (name: string, id: string): string => `/${name}/create?copy=${id}`,
  import: (name: string): string => `/${name}/import`,
  show: (name: string, id: string): string => `/${name}/${id}`,
  edit: (name: string, id: string): string => `/${name}/${id}/edit`,
}
