import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RITUAL_IMAGE_MAX } from '#domain/upload.ts';
import { upload } from '../../../parts/api/api.ts';
import { failureText, useSentence } from '../../../parts/api/sentence.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';

export interface RitualImage {
  /** What is looked at: the file as it was chosen, or the picture there is. */
  preview: string | null;
  uploading: boolean;
  problem: string | null;
  choose: (file: File) => void;
  remove: () => void;
  /** Another picture that is stored already. */
  show: (url: string) => void;
}

/** A picture is uploaded as soon as it is chosen; `onUrl` hears where it is, or nothing while there is none. */
export function useRitualImage(onUrl: (url: string) => void, present: string | null = null): RitualImage {
  const t = useTranslations('catalogue');
  const sentence = useSentence();
  const toast = useToast();
  const [preview, setPreview] = useState<string | null>(present);
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const send = async (file: File): Promise<void> => {
    const shown = URL.createObjectURL(file);
    made.current.push(shown);
    setPreview(shown);
    setUploading(true);
    const told = toast.waiting(t('uploading'));
    try {
      onUrl((await upload('POST /uploads/ritual-image', file)).data.url);
    } catch (error) {
      setPreview(null);
      setProblem(failureText(error, t('uploadFailed')));
    } finally {
      told();
      setUploading(false);
    }
  };

  const clear = (): void => {
    setPreview(null);
    setProblem(null);
    onUrl('');
  };
  const choose = (file: File): void => {
    if (uploading) return;
    clear();
    const wrong = wrongWith(file);
    setProblem(wrong && sentence(wrong));
    if (!wrong) void send(file);
  };
  const show = (url: string): void => {
    setProblem(null);
    setPreview(url);
  };
  return { preview, uploading, problem, choose, remove: clear, show };
}

/** What the server would refuse anyway, said before anything is sent. */
function wrongWith(file: File): 'image_invalid' | 'image_too_large_5' | null {
  if (!file.type.startsWith('image/')) return 'image_invalid';
  return file.size >= RITUAL_IMAGE_MAX ? 'image_too_large_5' : null;
}
