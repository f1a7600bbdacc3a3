const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env

/** The environment variables of a process that must not have those of the shell: where programs are, and Node's cache of compiled code. */
export const CHILD_ENVIRONMENT = { PATH, NODE_COMPILE_CACHE }
