/** The years with a table of missions; that of 1918 is ours. */
export const YEARS = ['1916', '1917', '1918'] as const;
