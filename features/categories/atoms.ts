import { catalogueChanged, catalogueKey, clientAtom, pendingRows, sessionAtom } from '@whirligig/api'
import type { Category, CategoryEdit, CategoryInput } from '@whirligig/contract'
import { notifyAtom } from '@whirligig/notices'
import { atom, type Getter } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import {
  addCategory,
  categoryList,
  deleteCategory,
  editCategory,
  oneCategory,
  productChoices,
  setCategoryActive,
} from './api.ts'

/** All categories, shown or not, by name. */
export const categoriesAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: catalogueKey(session, 'categories'),
    queryFn: ({ signal }) => categoryList(client, signal),
    enabled: session.token !== null,
    staleTime: 0,
  }
})

/** A category by its id. What is edited is what is there now. */
export const categoryAtom = atomFamily((id: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: catalogueKey(session, 'category', id),
      queryFn: ({ signal }) => oneCategory(client, id, signal),
      enabled: session.token !== null,
      gcTime: 0,
      staleTime: 0,
    }
  }),
)

/** What a category may hold: all products by name. */
export const productChoicesAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: catalogueKey(session, 'product-choices'),
    queryFn: ({ signal }) => productChoices(client, signal),
    enabled: session.token !== null,
  }
})

const pending = pendingRows<Category>()
/** Categories as they are about to be. */
export const shownCategoriesAtom = pending.rowsAtom
/** Whether a category is being turned on or off. */
export const isTurningAtom = pending.isPendingAtom

/** What a change of the catalogue makes old. It waits for what is on the screen. */
const refreshed = (get: Getter) => {
  const queryClient = get(queryClientAtom)
  const session = get(sessionAtom)
  return () => catalogueChanged(queryClient, session)
}

/** The same without waiting: a form is left as soon as it is saved. */
const refreshing = (get: Getter) => {
  const refresh = refreshed(get)
  return (): void => {
    refresh()
  }
}

const addMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['add-category'],
    mutationFn: (category: CategoryInput) => addCategory(client, category),
    onSettled: refreshing(get),
  }
})

const editMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['edit-category'],
    mutationFn: ({ id, category }: { id: string; category: CategoryEdit }) => editCategory(client, id, category),
    onSettled: refreshing(get),
  }
})

const turnMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['turn-category'],
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => setCategoryActive(client, id, isActive),
    onSettled: refreshed(get),
  }
})

const deleteMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['delete-category'],
    mutationFn: (id: string) => deleteCategory(client, id),
    onSettled: refreshed(get),
  }
})

// Each says what the server said, and rejects when it could not; the failure is shown by then.

export const addCategoryAtom = atom(null, async (get, set, category: CategoryInput): Promise<void> => {
  const { message } = await get(addMutationAtom).mutateAsync(category)
  set(notifyAtom, { tone: 'success', title: message })
})

export const editCategoryAtom = atom(
  null,
  async (get, set, edit: { id: string; category: CategoryEdit }): Promise<void> => {
    const { message } = await get(editMutationAtom).mutateAsync(edit)
    set(notifyAtom, { tone: 'success', title: message })
  },
)

export const turnCategoryAtom = atom(null, (get, set, id: string, isActive: boolean): Promise<void> => {
  const { mutateAsync } = get(turnMutationAtom)
  return set(pending.whileAtom, id, { isActive }, async () => {
    const { message } = await mutateAsync({ id, isActive })
    set(notifyAtom, { tone: 'success', title: message })
  })
})

export const deleteCategoryAtom = atom(null, (get, set, id: string): Promise<void> => {
  const { mutateAsync } = get(deleteMutationAtom)
  return set(pending.whileAtom, id, 'gone', async () => {
    const { message } = await mutateAsync(id)
    set(notifyAtom, { tone: 'success', title: message })
  })
})
