/** Whether Vitest runs the stories as tests. In Storybook itself, people look at them. */
export const isStoryTest = '__vitest_browser__' in globalThis
