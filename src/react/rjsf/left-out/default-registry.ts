import { englishStringTranslator } from '@rjsf/utils';

/** In the place of rjsf's default fields, templates and widgets: the theme brings every one that a card needs. */
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
  };
}
