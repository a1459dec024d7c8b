import '../../../src/authoring/studio/stage/main.tsx';
