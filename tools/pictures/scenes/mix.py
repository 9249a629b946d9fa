# mix.py NEW OLD OUT : a sharp render of few samples takes its plain parts (walls, sky, still water) from an older, smaller one of more samples
import sys, cv2, numpy as np
soft = lambda v, s: cv2.GaussianBlur(v, (0, 0), s)
new = cv2.imread(sys.argv[1]).astype(np.float32); h, w = new.shape[:2]; old = cv2.resize(cv2.imread(sys.argv[2]), (w, h), interpolation=cv2.INTER_CUBIC).astype(np.float32)
new += soft(old, 60) - soft(new, 60)          # the broad colors are equal, so no seams are seen
light = cv2.cvtColor(old/255, cv2.COLOR_BGR2GRAY); fine = light - soft(light, 3); detail = np.sqrt(soft(fine*fine, 4))
share = soft(np.clip((detail - .012)/.022, 0, 1), 2)[..., None]
cv2.imwrite(sys.argv[3], np.clip(new*share + old*(1 - share), 0, 255).astype(np.uint8))
