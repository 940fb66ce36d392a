/** The squadrons that come with the program beside No. 23, each a folder in `data/squadrons`. */
export const SHIPPED = ['nieuports', 'bristols', 'corps'] as const;

export const isShipped = (name: string): boolean => SHIPPED.some((each) => each === name);
