import '../../../src/authoring/studio/main.tsx';
