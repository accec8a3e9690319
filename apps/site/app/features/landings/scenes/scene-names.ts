/** Evenings that the project drew, for where a brand shows no members to visitors. Their titles are texts of `landings`. */
export const sceneNames = ['evening', 'coffee', 'walk', 'cinema', 'bike', 'dance', 'cook', 'sea'] as const;
export type SceneName = (typeof sceneNames)[number];
